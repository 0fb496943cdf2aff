export { readPaperTitle } from '@plainclaim/domain';
