// @ts-check
import { spawn } from 'node:child_process';

/**
 * Child processes that never outlive their parent: each runs in its own process group, and the whole group is ended
 * when this process ends or is told to end. A tool may start children of its own (npm starts a shell, tsx starts
 * node), so ending only the first one would leave the rest holding a port.
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** How long a group may take to stop cleanly before it is killed. */
const graceMs = 10_000;

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

function killAll() {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/** @param {NodeJS.Signals} signal */
function stopAllAndEnd(signal) {
  void stopAll().then(() => process.exit(exitCodes[signal] ?? 1));
}

/** What a shell reports for a command ended by the signal. @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const endingSignals = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']);

/** @param {import('node:child_process').ChildProcess} child */
function adopt(child) {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of endingSignals) process.on(signal, stopAllAndEnd);
  }
  running.add(child);
}

/**
 * With no child left, signals belong to the rest of the program again (start.mjs goes on to run the server).
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function release(child) {
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', killAll);
  for (const signal of endingSignals) process.off(signal, stopAllAndEnd);
}

/** Asks every child to stop, and kills what has not stopped in time. */
export async function stopAll() {
  const children = [...running];
  const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of children) signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  }, graceMs);
  await Promise.all(ended);
  clearTimeout(timer);
}

/**
 * Starts a command in its own process group.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, stdio?: 'inherit' | 'pipe' }} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.stdio ?? 'inherit', options.stdio ?? 'inherit'],
    detached: true,
  });
  adopt(child);
  child.once('close', () => release(child));
  child.once('error', () => release(child));
  return child;
}

/**
 * Runs a command to its end and shows its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} the exit code; a command ended by a signal counts as 1
 */
export async function run(command, args, options) {
  const child = start(command, args, options);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end and keeps its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ code: number, output: string }>} output holds stdout and stderr as they came
 */
export async function capture(command, args, options = {}) {
  const child = start(command, args, { ...options, stdio: 'pipe' });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
