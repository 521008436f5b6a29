"""Parts of effects that several cards share."""

from zx_env.ygo.cards.language import Do, Who
from zx_env.ygo.terms import Face, Op, Side, Target, Zone

A_MONSTER = Who(Zone.MONSTER)
A_FACE_UP_MONSTER = Who(Zone.MONSTER, face=Face.UP)
AN_OWN_MONSTER = Who(Zone.MONSTER, Side.OWN)

LIES_FACE_UP = Do(Op.STAY)
DESTROY_IT = Do(Op.DESTROY, Target.CHOSEN)
NEGATE_AND_DESTROY = Do(Op.NEGATE, Target.LINK)
