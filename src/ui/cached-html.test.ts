import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachedHtml } from './cached-html.ts';

beforeAll(() => vi.stubEnv('DEV', false));
afterAll(() => vi.unstubAllEnvs());

/** Returns a fake renderer that counts its calls. */
function drawing(html: string) {
  const draw = { times: 0, html: () => ((draw.times += 1), Promise.resolve(html)) };
  return draw;
}

test('a thing is drawn once in each form, and anew when it is another one', async () => {
  const [piece, changed] = [{ id: 1 }, { id: 1 }];
  const [first, later] = [drawing('<b>first</b>'), drawing('<b>later</b>')];
  expect(await cachedHtml(piece, 'first', first.html)).toBe('<b>first</b>');
  expect(await cachedHtml(piece, 'later', later.html)).toBe('<b>later</b>');
  expect(await cachedHtml(piece, 'first', later.html)).toBe('<b>first</b>');
  expect(await cachedHtml(changed, 'first', later.html)).toBe('<b>later</b>');
  expect([first.times, later.times]).toEqual([1, 2]);
});

test('forms that are asked for once, such as words of a search, do not pile up', async () => {
  const piece = { id: 2 };
  for (let index = 0; index < 20; index += 1) await cachedHtml(piece, `word ${index}`, drawing(`${index}`).html);
  const [newest, oldest] = [drawing(''), drawing('')];
  await cachedHtml(piece, 'word 19', newest.html);
  await cachedHtml(piece, 'word 0', oldest.html);
  expect([newest.times, oldest.times]).toEqual([0, 1]);
});

test('what holds a script is refused: only the first page would have it', async () => {
  await expect(cachedHtml({}, 'plain', drawing('<script src="x"></script>').html)).rejects.toThrow('no script');
});
