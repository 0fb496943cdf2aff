import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownerOf } from './device-memory.ts';

type Answers = { isAuthenticated: boolean; email: string; isDown: boolean; logoutFails: boolean };
const server: Answers = { isAuthenticated: false, email: 'ana@example.com', isDown: false, logoutFails: false };
const asked: string[] = [];

function answerTo(path: string): Response {
  if (path.endsWith('checkAuth')) return Response.json({ isAuthenticated: server.isAuthenticated });
  if (path.endsWith('view_user_data')) {
    const user = server.isAuthenticated ? { display_name: 'Ana', email: server.email } : null;
    return Response.json({ success: user !== null, user_data: user });
  }
  if (server.logoutFails) return Response.json({ success: false, message: 'Not now' }, { status: 503 });
  server.isAuthenticated = false;
  return Response.json({ success: true, message: '' });
}

function aStorage(): Storage {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(texts, { [key]: text }),
    removeItem: (key: string) => void delete texts[key],
    clear: () => {},
    key: () => null,
    length: 0,
  };
  // As in a browser, the entries are the object's own keys.
  return new Proxy<Storage>(methods, {
    ownKeys: () => Object.keys(texts),
    getOwnPropertyDescriptor: (_target, key) => ({
      value: texts[String(key)],
      enumerable: true,
      configurable: true,
      writable: true,
    }),
  });
}

const load = async () => import('./current-user.ts');

beforeEach(() => {
  vi.resetModules();
  Object.assign(server, { isAuthenticated: false, email: 'ana@example.com', isDown: false, logoutFails: false });
  asked.length = 0;
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (server.isDown) throw new TypeError('no connection');
    return answerTo(path);
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('the server is asked once, however many screens want to know', async () => {
  const { loadCurrentUser } = await load();
  server.isAuthenticated = true;
  const [first] = await Promise.all([loadCurrentUser(), loadCurrentUser(), loadCurrentUser()]);
  expect(first).toEqual({ status: 'signed-in', displayName: 'Ana', email: 'ana@example.com' });
  expect(asked).toHaveLength(2);
});

test('somebody signed in stays so while the server cannot be reached', async () => {
  const { loadCurrentUser, refreshCurrentUser, currentUser } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  server.isDown = true;
  expect(await refreshCurrentUser()).toMatchObject({ status: 'failed' });
  expect(currentUser().status).toBe('signed-in');
});

test('a session that ended by itself is told from a log-out, and keeps what was typed', async () => {
  const { loadCurrentUser, refreshCurrentUser, sessionHasEnded } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  localStorage.setItem('plainclaim.draft.v1.ana', 'typed');
  server.isAuthenticated = false;
  await refreshCurrentUser();
  expect(sessionHasEnded()).toBe(true);
  expect(localStorage.getItem('plainclaim.draft.v1.ana')).toBe('typed');
});

test('a log-out leaves nothing of ours on the device', async () => {
  const { loadCurrentUser, logOut, currentUser, sessionHasEnded } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  localStorage.setItem('plainclaim.draft.v1.ana', 'typed');
  sessionStorage.setItem('plainclaim.reloaded', 'yes');
  localStorage.setItem('of-somebody-else', 'kept');
  expect((await logOut()).ok).toBe(true);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['of-somebody-else']);
  expect(currentUser().status).toBe('signed-out');
  expect(sessionHasEnded()).toBe(false);
});

test('a log-out that failed changes nothing', async () => {
  const { loadCurrentUser, logOut, currentUser } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  server.logoutFails = true;
  expect(await logOut()).toMatchObject({ ok: false, error: { message: 'Not now' } });
  expect(currentUser().status).toBe('signed-in');
});

test('an answer that was under way during a log-out brings nobody back', async () => {
  const { loadCurrentUser, refreshCurrentUser, logOut, currentUser } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  const late = refreshCurrentUser();
  await logOut();
  await late;
  expect(currentUser().status).toBe('signed-out');
});

test('an account is confirmed for itself only, and asked about again when that was long ago', async () => {
  const { loadCurrentUser, confirmOwner } = await load();
  server.isAuthenticated = true;
  await loadCurrentUser();
  expect(await confirmOwner(ownerOf(' ANA@example.com'), 60_000)).toBe('here');
  expect(await confirmOwner(ownerOf('ben@example.com'), 60_000)).toBe('gone');
  expect(asked).toHaveLength(2);
  server.isAuthenticated = false;
  expect(await confirmOwner(ownerOf('ana@example.com'), 0)).toBe('gone');
});
