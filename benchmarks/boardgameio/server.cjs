// The server as its documentation starts it: matches are in memory. With a folder, they are kept in
// files there, by the storage that comes with it; with the URL of a PostgreSQL database, in that, by
// the storage that its documentation names.

const { Server, FlatFile } = require("boardgame.io/server");
const { BraveRats } = require("./game.cjs");

const [port, place] = process.argv.slice(2);

function storage() {
  if (!place) return {};
  if (!place.startsWith("postgresql:")) return { db: new FlatFile({ dir: place }) };
  const { PostgresStore } = require("bgio-postgres");
  return { db: new PostgresStore(place, { logging: false }) };
}

const server = Server({
  games: [BraveRats],
  origins: ["*"],
  ...storage(),
});
server.run({ port: Number(port), callback: () => console.log(`ready ${process.pid}`) });
