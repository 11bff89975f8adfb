/** Explanation of the word 'Annonslänk', beside such links. */
export const AD_LINKS =
  "Annonslänk betyder att vi kan få ersättning om du handlar hos leverantören. Det påverkar inte ordningen.";
