import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Generated from the model by Medusa's db:generate. */
export class Migration20261121143620 extends Migration {
  async up() {
    this.addSql(`create table "vehicle" ("id" text primary key, "fahrzeugid" integer not null,
      "document" integer not null, "name" text not null, "maker" text not null, "car_model" text not null,
      "transporter" boolean not null, "kraftstoffart" text null, "fahrzeugtyp" text null, "getriebe" text null,
      "ausstattung" text null, "year" integer not null, "registered" text not null, "mileage" integer not null,
      "price" integer not null, "ps" integer null, "equipment" text not null, "photos" jsonb not null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null)`)
    for (const columns of ['deleted_at', 'year', 'mileage', 'maker, car_model', 'price, document desc'])
      this.addSql(`create index on "vehicle" (${columns}) where deleted_at is null`)
    this.addSql('create unique index on "vehicle" ("fahrzeugid") where deleted_at is null')
  }
}
