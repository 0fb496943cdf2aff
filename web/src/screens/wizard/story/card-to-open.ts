/**
 * A card that another screen leads to. The story screen opens it when it shows, and lets go of it. Kept only while the
 * page is open.
 */
let wanted: string | null = null;

export const wantCard = (entry: string): void => {
  wanted = entry;
};

export const wantedCard = (): string | null => wanted;

export const letGoOfCard = (): void => {
  wanted = null;
};
