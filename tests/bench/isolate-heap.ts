/**
 * Asks workerd's inspector for the memory of the isolate that has the Worker and its Durable Objects.
 * @returns its heap and its array buffers in MB, before and after a garbage collection
 */
export async function heapOf(inspectorPort: number): Promise<{ usedMb: number; keptMb: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')), { once: true });
  });
  let lastId = 0;
  const ask = (method: string) =>
    new Promise<HeapUsage>((resolve) => {
      const id = ++lastId;
      const hear = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id?: number; result?: HeapUsage };
        if (message.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(message.result ?? {});
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  const used = await ask('Runtime.getHeapUsage');
  await ask('HeapProfiler.collectGarbage');
  const kept = await ask('Runtime.getHeapUsage');
  socket.close();
  return { usedMb: sumOf(used), keptMb: sumOf(kept) };
}

interface HeapUsage {
  usedSize?: number;
  backingStorageSize?: number;
}

function sumOf({ usedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return (usedSize + backingStorageSize) / 1e6;
}
