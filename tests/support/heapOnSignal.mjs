// Loaded into a server before it starts (`--import`): at SIGUSR2 it collects garbage and prints what is left.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", async () => {
  // What waits for another turn of the event loop, as finalizers do, goes too.
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((next) => setTimeout(next, 50));
  }
  console.log(`heap ${process.memoryUsage().heapUsed}`);
});
