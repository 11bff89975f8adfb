import type { Socket } from "node:net";
import { Readable } from "node:stream";
import pg from "pg";
import type { DataSource, EntityManager } from "typeorm";

/** Characters that are sent at once: more would hold up others, each piece less than that costs more than it carries. */
const PIECE = 64 * 1_024;

/** For so long rows are taken at a time. */
const SLICE_MS = 8;

/** What the types of the driver do not name: where its connection's bytes come from. */
interface Connected {
  connection: { stream: Socket };
}

/**
 * The file of everything that is kept about somebody, one JSON object. Of a large account it is sent while it is
 * written: most of its fifty megabytes PostgreSQL makes JSON of, which then only has to be passed on.
 */
export class PersonalFile {
  /**
   * What is written. Who reads it slowly keeps it in memory, not the transaction open that it is read in. An error
   * ends it where not all could be read.
   */
  readonly json = new Readable({ read: () => undefined });
  private pending = "";
  private separator = "";
  private begin: () => void = () => undefined;

  private constructor(private readonly manager: EntityManager) {
    // Who asked may be gone already; who still reads is told of it there.
    this.json.on("error", () => undefined);
  }

  /**
   * Writes a file of one snapshot: concurrent writes are in it completely or not at all.
   * @returns its text, as soon as a first piece of it can be sent; what fails before that is thrown
   */
  static begin(db: DataSource, write: (file: PersonalFile) => Promise<void>): Promise<Readable> {
    return new Promise((resolve, reject) => {
      let file: PersonalFile | undefined;
      const writing = db.transaction("REPEATABLE READ", async (manager) => {
        const begun = new PersonalFile(manager);
        file = begun;
        begun.begin = () => resolve(begun.json);
        begun.write("{");
        await write(begun);
        begun.write("}");
      });
      writing.then(
        () => file?.end(),
        (error) => {
          reject(error);
          file?.json.destroy(error);
        },
      );
    });
  }

  /** Asks for few rows, of which a value is made here. */
  // biome-ignore lint/suspicious/noExplicitAny: rows are as the statement makes them
  query(statement: string, values: unknown[]): Promise<any> {
    return this.manager.query(statement, values);
  }

  /** Asks for many rows, and takes each as it arrives, in slices between which others have their turn. */
  async read<Row extends unknown[]>(statement: string, values: unknown[], take: (row: Row) => void): Promise<void> {
    const client: pg.ClientBase & Connected = await this.manager.queryRunner?.connect();
    const { stream } = client.connection;
    let sliceEnd = performance.now() + SLICE_MS;
    return new Promise((resolve, reject) => {
      const asArrays: pg.QueryArrayConfig = { text: statement, values, rowMode: "array" };
      const query = new pg.Query<Row>(asArrays);
      query.on("row", ((row: Row) => {
        take(row);
        if (stream.isPaused() || performance.now() < sliceEnd) return;
        stream.pause();
        setImmediate(() => {
          sliceEnd = performance.now() + SLICE_MS;
          stream.resume();
        });
      }) as never);
      query.on("end", () => resolve());
      query.on("error", reject);
      client.query(query);
    });
  }

  /** Parts that are short, or were made here. */
  values(parts: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(parts)) {
      this.name(name);
      this.write(JSON.stringify(value));
    }
  }

  /**
   * A part that is a list.
   * @param statement makes its rows, each of which is one column of JSON: an item, several with commas, or null
   */
  async list(name: string, statement: string, values: unknown[]): Promise<void> {
    await this.written(name, async (write) => {
      let before = "[";
      await this.read<[row: string | null]>(statement, values, ([row]) => {
        if (row === null) return;
        write(before + row);
        before = ",";
      });
      write(before === "[" ? "[]" : "]");
    });
  }

  /** A part that is put together of pieces of JSON. */
  async written(name: string, write: (write: (json: string) => void) => Promise<void>): Promise<void> {
    this.name(name);
    await write((json) => this.write(json));
  }

  /** A part that has parts. */
  async within(name: string, write: () => Promise<void>): Promise<void> {
    this.name(name);
    this.write("{");
    this.separator = "";
    await write();
    this.write("}");
    this.separator = ",";
  }

  private name(name: string): void {
    this.write(`${this.separator}${JSON.stringify(name)}:`);
    this.separator = ",";
  }

  private write(text: string): void {
    this.pending += text;
    if (this.pending.length >= PIECE) this.send();
  }

  private send(): void {
    this.json.push(Buffer.from(this.pending));
    this.pending = "";
    this.begin();
  }

  private end(): void {
    this.send();
    this.json.push(null);
  }
}
