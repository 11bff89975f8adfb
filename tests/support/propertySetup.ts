import fc from "fast-check";

// So many values are drawn for a property that names no number of its own: other ones in every run, whose seed a failure
// prints. The full run draws more.
fc.configureGlobal({ numRuns: process.env.FULL_RUN ? 200 : 40 });
