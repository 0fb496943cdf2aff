export { HandOverScreen as Screen } from './hand-over-screen.tsx';
