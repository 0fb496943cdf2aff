export { sentences } from '@plainclaim/contract/fit-words/pt';
