import type { TestProject } from 'vitest/node';
import { demoRecords } from './demo-shop.ts';
import './running.ts';
import { PICTURE_KEY } from './setup.ts';

/** Prepares the start state of each test file's own shop on workerd; `own-workerd-shop.ts` opens it. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('running', { runtime: 'workerd', freshPath: await demoRecords(), pictureKey: PICTURE_KEY });
  project.provide('sharedShop', null);
}
