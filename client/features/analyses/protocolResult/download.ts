import { protocolFileName } from "../../../../schema/rules/analyses/protocolText.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { type ProtocolViewProps, writtenProtocol } from "./shownProtocol.ts";

/** Gives a result as a file. */
export const download = (result: Pick<ProtocolViewProps, "protocol" | "analysis">): void =>
  saveFile(protocolFileName(result.protocol.createdAt), writtenProtocol(result), "text/plain");
