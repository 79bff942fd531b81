import * as z from 'zod/mini';

/** A message that the emulated service refuses, at once or by a later report. */
const Fault = z.object({
  channel: z.enum(['whatsApp', 'sms']),
  /** Ten digits; every number if it is missing. */
  mobile: z.optional(z.string()),
  template: z.optional(z.string()),
  /** WhatsApp's error code. For SMS: 429 is its rate limit, 400 an unknown template, any other a report's number. */
  code: z.int(),
  /** Accepts the message, and reports afterwards that it failed. */
  isLate: z._default(z.boolean(), false),
  /** The number of messages it applies to; all if it is missing. */
  times: z.optional(z.int()),
});
type Fault = z.output<typeof Fault>;

/** The faults of the message services, until the process ends. */
export class MessageFaults {
  #faults: Fault[] = [];

  /** Adds a fault, or ends all of them. Returns whether the request was one. */
  set(body: unknown): boolean {
    if (z.safeParse(z.object({ reset: z.literal(true) }), body).success) {
      this.#faults = [];
      return true;
    }
    const fault = z.safeParse(Fault, body);
    if (fault.success) this.#faults.push(fault.data);
    return fault.success;
  }

  /** Returns the fault of a message, if it has one, and counts it. */
  take(message: { channel: Fault['channel']; mobile: string; template: string }): Fault | undefined {
    const fault = this.#faults.find(
      ({ channel, mobile, template, times }) =>
        channel === message.channel &&
        (mobile === undefined || message.mobile.endsWith(mobile)) &&
        (template === undefined || template === message.template) &&
        times !== 0,
    );
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }
}
