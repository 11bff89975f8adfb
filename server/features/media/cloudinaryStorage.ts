import type { UploadApiOptions, UploadApiResponse } from "cloudinary";
import type { DiskStorage, ImageStorage, StoredImage } from "./imageStorage.ts";

/** An account at Cloudinary, as CLOUDINARY_URL names it. */
export interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where its API is, when it is not where it usually is. */
  uploadPrefix: string | undefined;
}

/** Their client, loaded when it is wanted: few sites have an account. */
const loadClient = async () => (await import("cloudinary")).v2;

/** How long one request may take. */
const TIMEOUT_MS = 60_000;

/** Pictures at Cloudinary under their names; what was written or read is stored on the disk as well. */
export class CloudinaryStorage implements ImageStorage {
  readonly place = "Cloudinary";
  private readonly account: UploadApiOptions;

  /** @param disk what saves the way to Cloudinary; files that lie there only are read as well */
  constructor(
    { cloudName, apiKey, apiSecret, uploadPrefix }: CloudinaryAccount,
    private readonly disk: DiskStorage,
  ) {
    this.account = {
      cloud_name: cloudName,
      api_key: apiKey,
      api_secret: apiSecret,
      ...(uploadPrefix && { upload_prefix: uploadPrefix }),
      resource_type: "image",
      type: "upload",
      timeout: TIMEOUT_MS,
    };
  }

  async write(image: StoredImage, body: Buffer): Promise<boolean> {
    const { existing } = await this.upload(image, body);
    if (existing) return false;
    // It is stored: without a copy here it is read from there.
    await this.disk.write(image, body).catch(() => undefined);
    return true;
  }

  async read(image: StoredImage): Promise<Buffer> {
    const copy = await this.disk.read(image).catch(() => undefined);
    if (copy) return copy;
    const { utils } = await loadClient();
    const address = utils.private_download_url(image.publicId, image.format, this.account);
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`Cloudinary returned status ${response.status} for an image`);
    const body = Buffer.from(await response.arrayBuffer());
    await this.disk.write(image, body).catch(() => undefined);
    return body;
  }

  async remove(image: StoredImage): Promise<void> {
    const { uploader } = await loadClient();
    await this.disk.remove(image);
    await uploader.destroy(image.publicId, { ...this.account, invalidate: true });
  }

  private async upload({ publicId }: StoredImage, body: Buffer): Promise<UploadApiResponse> {
    const { uploader } = await loadClient();
    const options = { ...this.account, public_id: publicId, overwrite: false };
    return new Promise((resolve, reject) => {
      const stream = uploader.upload_stream(options, (failure, response) =>
        response ? resolve(response) : reject(new Error(`Cloudinary: ${failure?.message ?? "no response"}`)),
      );
      stream.on("error", reject);
      stream.end(body);
    });
  }
}
