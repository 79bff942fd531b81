import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import {
  Diagnosis,
  JobStates,
  ManagedOutboxItem,
  OUTBOX_STATUSES,
  Publishing,
  QuickQuery,
} from '#contract/calls/system.ts';
import { outboxItems, sendAgain } from '../../domain/platform/outbox/index.ts';
import { readJobs, readPublishing, runJobNow } from '../../domain/platform/schedule/index.ts';
import { diagnose, shopChecks } from '../../domain/whole-shop/doctor/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { jobs, doctor, outbox } = RESOURCES;

export const jobCalls = [
  call({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'What runs by the clock, how it went last, and what waits to be published.',
    who: jobs.who,
    may: jobs.read,
    answer: json(JobStates),
    run: (shop) => readJobs(shop),
  }),
  call({
    method: 'POST',
    path: '/api/admin/jobs/:name/run',
    summary: 'Lets a job run before its turn; it begins within a minute.',
    who: jobs.who,
    may: jobs.change,
    params: z.object({ name: z.string() }),
    answer: json(JobStates),
    refuses: ['NOT_FOUND'],
    run: (shop, admin, { params: { name } }) => runJobNow(shop, admin, name),
    again: (shop) => readJobs(shop),
  }),
  call({
    method: 'GET',
    path: '/api/admin/publishing',
    summary: 'How far the pages of the shop are behind what was changed.',
    who: ['seller', 'admin'],
    may: 'catalogue.read',
    answer: json(Publishing),
    run: (shop) => readPublishing(shop),
  }),
];

export const doctorCalls = [
  call({
    method: 'GET',
    path: '/api/admin/doctor',
    summary: 'What is wrong with the shop and its services, and what to do; quick=true leaves out what takes long.',
    who: doctor.who,
    may: doctor.read,
    query: QuickQuery,
    answer: json(Diagnosis),
    run: (shop, _, { query: { quick } }) => diagnose(shopChecks(shop), quick === 'true'),
  }),
];

export const managedOutboxCalls = [
  ...resource({
    name: 'outbox',
    row: ManagedOutboxItem,
    rows: outboxItems,
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(OUTBOX_STATUSES), kind: z.string().check(z.maxLength(60)) },
  }),
  call({
    method: 'POST',
    path: '/api/admin/outbox/:id{[0-9]+}/resend',
    summary: 'Lets an item that was given up be tried again.',
    who: outbox.who,
    may: outbox.change,
    params: z.object({ id: IdParam }),
    answer: json(ManagedOutboxItem),
    refuses: ['NOT_FOUND'],
    run: (shop, admin, { params: { id } }) => sendAgain(shop, admin, id),
    again: (shop, admin, { params: { id } }) => outboxItems.one(shop, admin, id),
  }),
];
