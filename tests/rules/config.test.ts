import { describe, expect, it } from "vitest";
import { readConfig, StartError } from "../../server/config.ts";

describe("settings", () => {
  it("are all optional", () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: "localhost",
      dataDir: ".data",
      databaseUrl: undefined,
      publicUrl: undefined,
      graphiql: true,
      logLevel: "warn",
      sessionSecrets: undefined,
      trustProxy: undefined,
      smtpUrl: undefined,
      mailFrom: "Livsresan <hej@livsresan.example>",
      admin: undefined,
      seed: "demo",
    });
  });

  it("count as unset when empty", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", GRAPHIQL: "", SEED: "" })).toEqual(readConfig({}));
  });

  it("are read as given", () => {
    const config = readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/data",
      DATABASE_URL: "postgresql://anna:hemligt@db.example:5432/livsresan",
      PUBLIC_URL: "https://livsresan.example/",
      LOG_LEVEL: "info",
      SEED: "none",
    });
    expect(config).toMatchObject({ port: 0, host: "0.0.0.0", dataDir: "/srv/data", logLevel: "info", seed: "none" });
    expect(config.databaseUrl).toBe("postgresql://anna:hemligt@db.example:5432/livsresan");
    expect(config.publicUrl).toBe("https://livsresan.example");
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", GRAPHIQL: "on" }, true],
    [{ GRAPHIQL: "off" }, false],
    [{ GRAPHIQL: "0" }, false],
    [{ GRAPHIQL: "true" }, true],
  ])("%j: GraphiQL is %j", (env, isOn) => {
    expect(readConfig(env).graphiql).toBe(isOn);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "mysql://localhost/livsresan"],
    ["DATABASE_URL", "localhost:5432"],
    ["PUBLIC_URL", "livsresan.example"],
    ["PUBLIC_URL", "ftp://livsresan.example"],
    ["PUBLIC_URL", "http://"],
    ["GRAPHIQL", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["SEED", "everything"],
  ])("%s=%s stops the start with one line that names it", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it("never repeat a wrong address, which may hold a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://anna:hemligt@db.example" })).toThrow(/^(?!.*hemligt)/);
  });
});
