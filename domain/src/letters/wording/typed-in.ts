export { typedIn } from '../../fact-cards/index.ts';
