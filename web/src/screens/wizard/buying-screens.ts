/** From the made file to the order, in one file. */
export { CheckoutScreen } from './checkout/checkout-screen.tsx';
export { GenerationScreen } from './generation/generation-screen.tsx';
export { OrderScreen } from './order/order-screen.tsx';
export { PackageScreen } from './packages/package-screen.tsx';
