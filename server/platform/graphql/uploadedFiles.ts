import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { VisitorError } from "../errors.ts";

/** Resolves with a file's metadata once it begins to arrive. */
export const arrived = (file: Promise<FileUpload>): Promise<FileUpload> => file.catch(interrupted);

/** Whether reading a file failed because it is larger than may be sent. */
export const isTooLarge = (error: unknown): boolean => (error as { status?: number } | null)?.status === 413;

/** An upload that breaks off is nobody's mistake; what the system could not do, as write to a full disk, is ours. */
export function interrupted(error: NodeJS.ErrnoException): never {
  if (error.syscall) throw error;
  throw new VisitorError("BAD_USER_INPUT", "Uppladdningen avbröts. Försök igen.", { field: "files" });
}
