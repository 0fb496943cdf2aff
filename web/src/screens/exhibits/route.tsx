export { ExhibitsScreen as Screen } from './exhibits-screen.tsx';
