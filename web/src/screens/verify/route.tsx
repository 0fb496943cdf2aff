export { VerifyScreen as Screen } from './verify-screen.tsx';
