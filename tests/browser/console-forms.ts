import type { Page } from '@playwright/test';

/** A form of the console, as react-hook-form stores it. */
export interface FormOfPage {
  /** The paths of its mounted inputs. */
  inputs: string[];
  /** The paths of its lists. */
  lists: string[];
  values: string;
  /** The texts of its faults. */
  faults: string[];
  text: string;
}

/** The form in which an input gets a fault: from react-admin's own validation, or from a refusal of the API. */
export type FaultShape = 'client' | 'server';

interface FormContext {
  control: {
    _names: { mount: Set<string>; array: Set<string> };
    _fields: Record<string, unknown>;
    _formState: { errors: object };
  };
  getValues(name?: string): unknown;
  setValue(name: string, value: unknown): void;
  setError(name: string, fault: object): void;
  clearErrors(): void;
}

declare global {
  interface Window {
    formsOfPage(): { element: HTMLFormElement; form: FormContext; inputs: string[]; lists: string[] }[];
  }
}

/** Gives tests access to the forms of each page opened from now on, through the component tree of their elements. */
export async function reachForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      return?: Fiber;
      memoizedProps?: { value?: Partial<FormContext> };
    }
    const contextOf = (element: Element): FormContext | undefined => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      let fiber = key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
      for (; fiber; fiber = fiber.return) {
        const value = fiber.memoizedProps?.value;
        if (value?.control && value.setError) return value as FormContext;
      }
      return undefined;
    };
    const fieldAt = (form: FormContext, path: string) =>
      path
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], form.control._fields) as
        | { _f?: { mount?: boolean } }
        | undefined;
    window.formsOfPage = () =>
      [...document.querySelectorAll('form')].flatMap((element) => {
        const form = contextOf(element);
        if (!form) return [];
        const lists = [...form.control._names.array];
        const inputs = [...form.control._names.mount].filter(
          (name) => !lists.includes(name) && fieldAt(form, name)?._f?.mount === true,
        );
        return [{ element, form, inputs, lists }];
      });
  });
}

/** Returns the forms of a page, in the order of the document. */
export function formsOf(page: Page): Promise<FormOfPage[]> {
  return page.evaluate(() => {
    return window.formsOfPage().map(({ element, form, inputs, lists }) => ({
      inputs,
      lists,
      values: JSON.stringify(form.getValues()),
      faults: textsOf(form.control._formState.errors),
      text: element.textContent,
    }));

    function textsOf(fault: unknown): string[] {
      if (typeof fault !== 'object' || fault === null || fault instanceof Element) return [];
      return Object.entries(fault).flatMap(([key, inner]) =>
        key === 'message' && typeof inner === 'string' ? [inner] : key === 'ref' ? [] : textsOf(inner),
      );
    }
  });
}

/** Sets a fault on each of these fields, with a text that names the field. */
export async function sendFaults(page: Page, at: number, names: readonly string[], shape: FaultShape): Promise<void> {
  await page.evaluate(
    ([place, fields, kind]) => {
      const { form } = window.formsOfPage()[place]!;
      form.clearErrors();
      for (const name of fields) {
        const text = `Fault of <${name}>`;
        form.setError(name, { type: kind, message: kind === 'client' ? { message: text } : text });
      }
    },
    [at, names, shape] as const,
  );
}

export async function empty(page: Page, at: number): Promise<void> {
  await page.evaluate((place) => {
    const { form, inputs } = window.formsOfPage()[place]!;
    form.clearErrors();
    for (const name of inputs) {
      const value = form.getValues(name);
      if (typeof value === 'string' || typeof value === 'number') form.setValue(name, null);
      else if (Array.isArray(value)) form.setValue(name, []);
    }
  }, at);
}

/** Submits a form, as its button does. */
export async function send(page: Page, at: number): Promise<void> {
  await page.evaluate((place) => {
    const { form, element } = window.formsOfPage()[place]!;
    form.clearErrors();
    element.requestSubmit();
  }, at);
}
