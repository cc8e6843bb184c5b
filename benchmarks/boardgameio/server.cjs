// The server as its documentation starts it: matches are in memory. With a folder, they are kept in
// files there, by the storage that comes with it; with the URL of a PostgreSQL database, in that, by
// the storage that its documentation names.

const { Server, FlatFile } = require("boardgame.io/server");
const { PostgresStore } = require("bgio-postgres");
const { BraveRats } = require("./game.cjs");

const [port, place] = process.argv.slice(2);

function storage() {
  if (!place) return {};
  const inDatabase = place.startsWith("postgresql:");
  return { db: inDatabase ? new PostgresStore(place, { logging: false }) : new FlatFile({ dir: place }) };
}

const server = Server({
  games: [BraveRats],
  origins: ["*"],
  ...storage(),
});
server.run({ port: Number(port), callback: () => console.log(`ready ${process.pid}`) });
