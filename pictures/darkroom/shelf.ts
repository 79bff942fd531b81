/** The demo shop's pictures in demo/media, with their manifest, which the seed reads. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedPicture } from '../../demo/pictures.ts';

const LIST = 'manifest.json';

export class Shelf {
  private readonly folder: string;
  private readonly pictures: Map<string, SeedPicture>;
  private saved = Promise.resolve();

  private constructor(folder: string, pictures: readonly SeedPicture[]) {
    this.folder = folder;
    this.pictures = new Map(pictures.map((picture) => [picture.file, picture]));
  }

  static async open(folder: string): Promise<Shelf> {
    await mkdir(folder, { recursive: true });
    const text = await readFile(join(folder, LIST), 'utf8').catch(() => '[]');
    return new Shelf(folder, JSON.parse(text) as SeedPicture[]);
  }

  /** Returns the picture with this name, if it was made from this same input. */
  made(file: string, from: string): SeedPicture | undefined {
    const known = this.pictures.get(file);
    return known?.madeFrom === from && existsSync(join(this.folder, file)) ? known : undefined;
  }

  /** Updates the text of an existing picture. */
  reword(picture: SeedPicture, alt: string): void {
    this.pictures.set(picture.file, { ...picture, alt });
  }

  async add(picture: Omit<SeedPicture, 'bytes' | 'sha256'>, bytes: Uint8Array): Promise<void> {
    await writeFile(join(this.folder, picture.file), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.pictures.set(picture.file, { ...picture, bytes: bytes.length, sha256 });
    await this.save();
  }

  /** Removes the files that are not wanted, and returns their number. */
  async keepOnly(wanted: ReadonlySet<string>): Promise<number> {
    for (const file of this.pictures.keys()) if (!wanted.has(file)) this.pictures.delete(file);
    const old = (await readdir(this.folder)).filter((file) => file !== LIST && !this.pictures.has(file));
    await Promise.all(old.map((file) => rm(join(this.folder, file))));
    await this.save();
    return old.length;
  }

  /**
   * Writes one picture per line, ordered by name. The write is atomic, so that an interrupted run leaves a complete
   * list.
   */
  save(): Promise<void> {
    this.saved = this.saved.then(() => this.write());
    return this.saved;
  }

  private async write(): Promise<void> {
    const lines = [...this.pictures.values()]
      .sort((a, b) => (a.file < b.file ? -1 : 1))
      .map((picture) => ` ${JSON.stringify(inOrder(picture))}`);
    await writeFile(join(this.folder, `${LIST}.new`), `[\n${lines.join(',\n')}\n]\n`);
    await rename(join(this.folder, `${LIST}.new`), join(this.folder, LIST));
  }

  summary(): string {
    const all = [...this.pictures.values()];
    const bytes = all.reduce((sum, picture) => sum + picture.bytes, 0);
    return `${all.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
  }
}

/** Returns the fields in a fixed order, so that the same picture always gives the same line. */
function inOrder(p: SeedPicture): SeedPicture {
  const { file, subject, way, kind, width, height, alt, placeholder, bytes, sha256, dominant, madeFrom } = p;
  return {
    file,
    subject,
    way,
    kind,
    width,
    height,
    alt,
    placeholder,
    bytes,
    sha256,
    ...(dominant && { dominant }),
    ...(madeFrom && { madeFrom }),
  };
}
