import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { noteTime, ROOT } from '../../scripts/test-times.ts';

/** Records the duration of each test file, including the opening of its shop and the loading of its modules. */
export default class VitestTimes implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
    noteTime({
      file: relative(ROOT, module.moduleId),
      project: module.project.name,
      tests: tests.length,
      ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    });
  }
}
