export * from './coupons.ts';
export { categoryInWords, couponInWords, packageInWords, questionInWords, titleInWords } from './list-words.ts';
export * from './load-reference-data.ts';
export * from './package-availability.ts';
export * from './reference-repository.ts';
export * from './routes.ts';
