export { cleanJpeg } from './pictures/jpeg.ts';
export { forbiddenIn, forbiddenInBytes } from './forbidden.ts';
export { hidesLayers } from './layers.ts';
export type { PageBox, PageToTake } from './page-to-take.ts';
export { takePages, type TakenPage, type TakingFailure } from './take-pages.ts';
