import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import {
  exportPath,
  FORMAT_NAMES,
  TRANSFER_FORMATS,
  type TransferFormat,
} from "../../../../schema/catalogueTransfer.ts";
import { currencyOfText } from "../../../../schema/rules/catalogue/price.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { refuseOthersThanAdmins } from "../../../platform/graphql/policy.ts";
import { Product } from "../Product.ts";
import { fromProduct } from "../productFields.ts";
import { csvLine, type ExportedColumn } from "./importCells.ts";

/** Products that are read at once. */
const BATCH = 500;

/** `/admin/export/produkter.csv` and the like: every product, hidden ones too, as an import takes it. For admins. */
export function registerExportRoutes(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  for (const format of FORMAT_NAMES) {
    app.get(exportPath(format), async (request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      const ctx = await createContext(request, reply);
      refuseOthersThanAdmins(ctx);
      const name = `produkter-${new Date().toISOString().slice(0, 10)}.${format}`;
      reply
        .type(`${TRANSFER_FORMATS[format].type}; charset=utf-8`)
        .header("content-disposition", `attachment; filename="${name}"`);
      return reply.send(Readable.from(WRITERS[format](ctx.db)));
    });
  }
}

async function* csvOf(db: DataSource): AsyncGenerator<string> {
  // Spreadsheets know by the mark that it is UTF-8.
  yield `\uFEFF${csvLine(null)}`;
  for await (const products of batchesOf(db)) {
    yield products.map((product) => csvLine(toFile(product))).join("");
  }
}

async function* jsonOf(db: DataSource): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const products of batchesOf(db)) {
    const items = products.map((product) => JSON.stringify(toFile(product)));
    yield separator + items.join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** How each format is written. */
const WRITERS: Readonly<Record<TransferFormat, (db: DataSource) => AsyncGenerator<string>>> = {
  csv: csvOf,
  json: jsonOf,
};

/** A product as a file has it. */
const toFile = (product: Product): Record<ExportedColumn, unknown> => ({
  id: product.id,
  ...fromProduct(product),
  currency: currencyOfText(product.priceEstimate ?? "") ?? "",
});

/** All products by their numbers, a page at a time. */
async function* batchesOf(db: DataSource): AsyncGenerator<Product[]> {
  let after = 0;
  for (;;) {
    const products = await db
      .getRepository(Product)
      .createQueryBuilder("p")
      .innerJoinAndSelect("p.category", "c")
      .where("p.id > :after", { after })
      .orderBy("p.id")
      .limit(BATCH)
      .getMany();
    if (products.length > 0) yield products;
    if (products.length < BATCH) return;
    after = products.at(-1)?.id ?? after;
  }
}
