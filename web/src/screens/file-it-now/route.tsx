export { FileItNowScreen as Screen } from './file-it-now-screen.tsx';
