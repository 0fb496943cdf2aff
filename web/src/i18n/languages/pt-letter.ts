export { letterReading } from '@plainclaim/contract/letter-reading/pt';
