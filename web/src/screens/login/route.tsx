export { LoginScreen as Screen } from './login-screen.tsx';
