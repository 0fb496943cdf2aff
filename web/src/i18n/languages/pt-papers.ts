export { paperReading } from '@plainclaim/contract/paper-reading/pt';
