import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Alert } from './Alert.tsx';
import type { AlertInput, AlertOptions } from './alert-options.ts';

/* The page of an English shop. */
vi.stubGlobal('document', { documentElement: { lang: 'en-IN' }, querySelector: () => null });
afterAll(() => vi.unstubAllGlobals());

const rendered = (options: AlertOptions) =>
  renderToStaticMarkup(createElement(Alert, { ...options, onClose: () => undefined }));
/** Returns the tag with an attribute. */
const tagWith = (html: string, attribute: string) =>
  html.match(/<[^>]+>/g)!.find((tag) => tag.includes(attribute)) ?? '';
const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

test('an alert is a dialog that is named by its title and described by its text', () => {
  const html = rendered({ title: 'Delete this address?', text: 'It cannot be brought back.', icon: 'warning' });
  const dialog = tagWith(html, 'role="alertdialog"');
  expect(html).toContain(`<h2 id="${valueOf(dialog, 'aria-labelledby')}">Delete this address?</h2>`);
  expect(html).toContain(`<p id="${valueOf(dialog, 'aria-describedby')}">It cannot be brought back.</p>`);
  expect(tagWith(html, '<svg')).toContain('aria-hidden="true"');
  expect(html).toContain('>OK</button>');
});

test('it has a way to say no where one is named, and says nothing it was not told', () => {
  const both = rendered({ title: 'Sign out?', confirm: 'Sign out', cancel: 'Stay' });
  expect(both).toMatch(/type="button">Stay<\/button><button class="button" type="submit">Sign out</);
  const one = rendered({ title: 'Done' });
  expect(one.match(/<button/g)).toHaveLength(1);
  for (const part of ['<svg', '<input', '<progress', 'aria-describedby']) expect(one).not.toContain(part);
});

test.each(['success', 'error', 'warning', 'info', 'question'] as const)('has a sign for %s', (icon) => {
  expect(rendered({ title: 'A', icon })).toContain('<svg');
});

describe('asks for', () => {
  const OPTIONS = [
    { value: 'worn', label: 'Worn' },
    { value: 'other', label: 'Another reason' },
  ];
  test.each<[AlertInput, string]>([
    [{ type: 'text', label: 'Reason' }, '<input'],
    [{ type: 'email', label: 'Email' }, '<input'],
    [{ type: 'password', label: 'Password' }, '<input'],
    [{ type: 'textarea', label: 'Reason' }, '<textarea'],
    [{ type: 'select', label: 'Reason', options: OPTIONS }, '<select'],
  ])('%j, by a field with its label that has to be filled in', (input, tag) => {
    const html = rendered({ title: 'A', input });
    const field = tagWith(html, tag);
    expect(tagWith(html, '<label')).toContain(`for="${valueOf(field, 'id')}"`);
    expect(html).toContain(`>${input.label}</label>`);
    expect(field).toContain('required');
    if (tag === '<input') expect(valueOf(field, 'type')).toBe(input.type);
    if (input.type === 'select') {
      for (const { value, label } of input.options)
        expect(html).toContain(`<option value="${value}">${label}</option>`);
    }
  });

  test('what may be left out, beginning with what is there', () => {
    const html = rendered({ title: 'A', input: { type: 'text', label: 'Note', value: 'Ring twice', required: false } });
    expect(tagWith(html, '<input')).not.toContain('required');
    expect(valueOf(tagWith(html, '<input'), 'value')).toBe('Ring twice');
  });
});

test('shows how long it stays where it closes by itself', () => {
  const progress = tagWith(rendered({ title: 'Saved', timerMs: 3000 }), '<progress');
  expect([valueOf(progress, 'max'), valueOf(progress, 'value')]).toEqual(['3000', '3000']);
  expect(progress).toContain('aria-label="Closes automatically"');
});

test('what it is told is words, whatever stands in them', () => {
  const script = '<script>x()</script>';
  expect(rendered({ title: script, text: script, confirm: script })).not.toContain(script);
});
