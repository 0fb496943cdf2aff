/** Step 4 up to the amount, in one file: what happened leads to how much it is. */
export { AmountScreen } from './amount/amount-screen.tsx';
export { StoryScreen } from './story/story-screen.tsx';
