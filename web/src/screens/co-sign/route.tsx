export { CoSignScreen as Screen } from './co-sign-screen.tsx';
