import * as z from 'zod/mini';
import {
  ChangeLetter,
  DrawnLetter,
  LetterRow,
  LetterVersions,
  ListedLetter,
  NewLetter,
  PlanLetter,
  PreviewLetter,
  StopLetter,
} from '#contract/calls/letters.ts';
import { permissionToChange, RESOURCES } from '#contract/calls/resources.ts';
import { Message } from '#contract/calls/wire.ts';
import { LETTER_STATUSES } from '#contract/states/letter.ts';
import {
  changeLetter,
  createLetter,
  managedLetters,
  planLetter,
  readLetterAt,
  readLetterVersions,
  readRemovedLetter,
  removeLetter,
  stopLetter,
  testLetterSent,
} from '../../domain/content/letters/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { drawLetterPreview, sendLetterTest } from '../../publish/letter-parts.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { who, read } = RESOURCES.letters;
const params = z.object({ id: IdParam });

export const letterCalls = [
  ...resource({
    name: 'letters',
    row: ListedLetter,
    rows: managedLetters,
    full: { row: LetterRow, one: (shop, admin, id) => managedLetters.one(shop, admin, id) },
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(LETTER_STATUSES) },
    create: {
      summary: 'Adds a letter of the newsletter, as a draft.',
      body: NewLetter,
      run: createLetter,
      again: (shop, admin, _, key) => readLetterAt(shop, admin, key),
    },
    update: {
      summary: 'Changes what is named of a letter that was not begun to be sent.',
      body: ChangeLetter,
      refuses: ['LETTER_BEGUN'],
      run: changeLetter,
    },
    archive: {
      summary: 'Deletes a draft of a letter.',
      refuses: ['LETTER_BEGUN'],
      run: removeLetter,
      again: readRemovedLetter,
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/letters/:id{[0-9]+}/versions',
    summary: 'The saved states of a letter, and who saved them why.',
    who,
    may: read,
    params,
    answer: json(LetterVersions),
    refuses: ['LETTER_NOT_FOUND'],
    run: (shop, admin, { params: { id } }) => readLetterVersions(shop, admin, id),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/letters/:id{[0-9]+}/plan',
    summary: 'Plans a letter for a time, or for now. Only confirmed subscribers get it.',
    who,
    may: permissionToChange('letters'),
    params,
    body: PlanLetter,
    answer: json(LetterRow),
    refuses: ['LETTER_NOT_FOUND', 'LETTER_BEGUN', 'LETTER_EMPTY'],
    current: LetterRow,
    run: (shop, admin, { params: { id }, body }) => planLetter(shop, admin, id, body),
    again: (shop, admin, { params: { id } }) => managedLetters.one(shop, admin, id),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/letters/:id{[0-9]+}/stop',
    summary: 'Stops a letter: a planned one is a draft again, and one being sent goes to nobody else.',
    who,
    may: permissionToChange('letters'),
    params,
    body: StopLetter,
    answer: json(LetterRow),
    refuses: ['LETTER_NOT_FOUND', 'LETTER_NOT_PLANNED'],
    current: LetterRow,
    run: (shop, admin, { params: { id }, body }) => stopLetter(shop, admin, id, body),
    again: (shop, admin, { params: { id } }) => managedLetters.one(shop, admin, id),
  }),
  call({
    method: 'POST',
    path: '/api/admin/letters/preview',
    summary: 'A letter as a mail program shows it, from the values of its form.',
    who,
    may: read,
    body: PreviewLetter,
    answer: json(DrawnLetter),
    run: (shop, admin, { body }) => drawLetterPreview(shop, admin, body),
  }),
  call({
    method: 'POST',
    path: '/api/admin/letters/test',
    summary: 'Mails a letter from the values of its form to the admin.',
    who,
    may: permissionToChange('letters'),
    body: PreviewLetter,
    answer: json(Message),
    run: (shop, admin, { body }) => sendLetterTest(shop, admin, body),
    again: (shop, admin) => testLetterSent(shop, admin),
  }),
];
