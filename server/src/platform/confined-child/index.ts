export { type ChildQueue, type ChildWork, createChildQueue, DOCUMENTS_AT_ONCE } from './child-queue.ts';
export { type Conversation, converseWith, type NoAnswer } from './conversation.ts';
export { startConfined } from './start-confined.ts';
export { areWallsWhole, buildWalls, describeWalls, noWalls, type Walls } from './walls.ts';
