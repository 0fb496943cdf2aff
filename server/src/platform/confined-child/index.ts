export { type Conversation, converseWith, type NoAnswer } from './conversation.ts';
export { startConfined } from './start-confined.ts';
export { areWallsWhole, buildWalls, describeWalls, noWalls, type Walls } from './walls.ts';
