interface HeapUsage {
  usedSize?: number;
  backingStorageSize?: number;
}

/** The memory of an isolate: its heap and its array buffers, in MB. */
export interface IsolateMemory {
  usedMb: number;
  /** After a garbage collection. */
  keptMb: number;
}

/**
 * Connects to workerd's inspector, which takes one client.
 * @returns a function that measures the isolate of the Worker and its Durable Objects
 */
export async function openInspector(port: number): Promise<() => Promise<IsolateMemory>> {
  const listed = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  // Node's class also takes headers, which its type does not have. The inspector asks for an origin.
  const options = { headers: { Origin: 'http://localhost' } } as unknown as string[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl, options);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')), { once: true });
  });
  const waiting = new Map<number, (usage: HeapUsage) => void>();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result } = JSON.parse(data) as { id?: number; result?: HeapUsage };
    if (id === undefined) return;
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  });
  let lastId = 0;
  const ask = (method: string) =>
    new Promise<HeapUsage>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  return async () => {
    const usedMb = megabytesOf(await ask('Runtime.getHeapUsage'));
    await ask('HeapProfiler.collectGarbage');
    return { usedMb, keptMb: megabytesOf(await ask('Runtime.getHeapUsage')) };
  };
}

function megabytesOf({ usedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return (usedSize + backingStorageSize) / 1e6;
}
