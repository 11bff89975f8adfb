const percent = new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 1 });

/** '12,5 %' of all clicks */
export const formatShare = (clicks: number, totalClicks: number): string =>
  percent.format(totalClicks === 0 ? 0 : clicks / totalClicks);
