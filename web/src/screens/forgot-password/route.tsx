export { ForgotPasswordScreen as Screen } from './forgot-password-screen.tsx';
