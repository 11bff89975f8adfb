/** Other spellings of addresses and where they lead; written by hand, since they prove the route table. */
export const ALIASES: readonly (readonly [alias: string, canonical: string])[] = [
  ["/sleep-test", "/somntestet"],
  ["/training-test", "/traning-quiz"],
  ["/traningstest", "/traning-quiz"],
  ["/protokolltest", "/protokoll-quiz"],
  ["/training", "/traning"],
  ["/mental-optimering-light", "/mental-optimering/light"],
  ["/mental-optimering-medium", "/mental-optimering/medium"],
  ["/mental-optimering-hardcore", "/mental-optimering/hardcore"],
];
