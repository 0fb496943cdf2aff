/** "6.6": rates are shown with one decimal. */
export const shownPercent = (percent: number): string => percent.toFixed(1);
