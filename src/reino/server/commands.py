"""Commands of the wire, handed to the desk."""

from reino.play.commands import Desk, Entries
from reino.server import messages as m


def entries(desk: Desk, command: m.Command, name: str) -> Entries:
    """What a command asks for; `name` is what whoever asks is called."""
    match command:
        case m.Choose(seat, action, answers):
            return desk.choose(seat, action, answers)
        case m.Sit(seat, nonce):
            return desk.sit(seat, name, nonce)
        case m.SeatBot(seat, bot):
            return desk.seat_bot(seat, bot)
        case m.Leave(seat):
            return desk.leave(seat)
        case m.Begin():
            return desk.begin()
        case m.Close():
            return desk.close()
        case m.Resign(seat):
            return desk.resign(seat)
        case m.OfferDraw(seat):
            return desk.offer_draw(seat)
        case m.AnswerDraw(seat, yes):
            return desk.answer_draw(seat, yes)
        case m.Undo(seat):
            return desk.undo(seat)
        case m.AnswerUndo(seat, yes):
            return desk.answer_undo(seat, yes)
        case m.TakeOver(seat):
            return desk.take_over(seat)
        case m.HandBack(seat):
            return desk.hand_back(seat)
        case m.Vote(seat, about):
            return desk.vote(seat, about)
        case m.StandBy(seat, name_, on):
            return desk.stand_by(seat, name_, on)
