// The server as its documentation starts it: matches are in memory. With a folder, they are kept in
// files there, by the storage that comes with it.

const { Server, FlatFile } = require("boardgame.io/server");
const { BraveRats } = require("./game.cjs");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [BraveRats],
  origins: ["*"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log(`ready ${process.pid}`) });
