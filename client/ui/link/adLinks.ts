/** What the word 'Annonslänk' means, said where such links are. */
export const AD_LINKS =
  "Annonslänk betyder att vi kan få ersättning om du handlar hos leverantören. Det påverkar inte ordningen.";
