export { BillingScreen as Screen } from './billing-screen.tsx';
