// BraveRats as a game of boardgame.io: both choose a card in secret, then the cards meet.

const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const [MUSICIAN, PRINCESS, SPY, ASSASSIN, AMBASSADOR, WIZARD, GENERAL, PRINCE] = Array(8).keys();
const HOLD = -1;
const WINS_NEEDED = 4;

// Who takes the round, or HOLD; and whether a Princess has won the whole game by it.
function judge(faces, bonus) {
  const power = [faces[1] !== WIZARD, faces[0] !== WIZARD];
  const has = (seat, card) => faces[seat] === card && power[seat];
  if (has(0, MUSICIAN) || has(1, MUSICIAN)) return [HOLD, false];
  for (const seat of [0, 1]) if (has(seat, PRINCESS) && has(1 - seat, PRINCE)) return [seat, true];
  if (has(0, PRINCE) !== has(1, PRINCE)) return [has(0, PRINCE) ? 0 : 1, false];
  const [mine, yours] = [faces[0] + bonus[0], faces[1] + bonus[1]];
  if (mine === yours) return [HOLD, false];
  const stronger = mine > yours ? 0 : 1;
  return [has(0, ASSASSIN) || has(1, ASSASSIN) ? 1 - stronger : stronger, false];
}

function settle(G) {
  const faces = [G.players[0].chosen, G.players[1].chosen];
  const [winner, princess] = judge(faces, G.bonus);
  const active = [faces[1] !== WIZARD, faces[0] !== WIZARD];
  G.results.push({ winner, princess });
  if (winner === HOLD) {
    G.held += 1;
  } else {
    const double = faces[winner] === AMBASSADOR && active[winner] ? 1 : 0;
    G.wins[winner] += 1 + G.held + double;
    G.held = 0;
  }
  for (const seat of [0, 1]) {
    G.played[seat].push(faces[seat]);
    G.bonus[seat] = faces[seat] === GENERAL && active[seat] ? 2 : 0;
    G.players[seat].chosen = null;
  }
  const spies = [0, 1].filter((seat) => faces[seat] === SPY && active[seat]);
  G.look = spies.length === 1 ? spies[0] : null;
  G.shown = null;
}

function choose({ G, playerID }, card) {
  const seat = Number(playerID);
  const own = G.players[seat];
  const first = G.look !== null && G.shown === null;
  if (!own.hand.includes(card) || own.chosen !== null) return INVALID_MOVE;
  if (first && seat === G.look) return INVALID_MOVE; // who looks chooses after the other
  own.hand = own.hand.filter((other) => other !== card);
  own.chosen = card;
  if (first) G.shown = card;
  if (G.players[1 - seat].chosen !== null) settle(G);
}

function endIf({ G }) {
  const last = G.results[G.results.length - 1];
  if (last?.princess) return { winner: last.winner };
  for (const seat of [0, 1]) if (G.wins[seat] >= WINS_NEEDED) return { winner: seat };
  if (G.results.length === 8) {
    const [mine, yours] = G.wins;
    return mine === yours ? { draw: true } : { winner: mine > yours ? 0 : 1 };
  }
}

module.exports.BraveRats = {
  name: "braverats",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // it would only cost
  setup: () => ({
    players: Object.fromEntries(
      [0, 1].map((seat) => [seat, { hand: [0, 1, 2, 3, 4, 5, 6, 7], chosen: null }]),
    ),
    played: [[], []],
    results: [],
    wins: [0, 0],
    held: 0,
    bonus: [0, 0],
    look: null,
    shown: null,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { choose: { move: choose, client: false, redact: true } },
  playerView: PlayerView.STRIP_SECRETS,
  endIf,
};
