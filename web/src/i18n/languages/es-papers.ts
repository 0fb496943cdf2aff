export { paperReading } from '@plainclaim/contract/paper-reading/es';
