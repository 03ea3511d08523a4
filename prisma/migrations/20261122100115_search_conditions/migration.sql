-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "damage_free" BOOLEAN,
ADD COLUMN     "full_service_history" BOOLEAN,
ADD COLUMN     "repair_cost" INTEGER,
ADD COLUMN     "tread_mm" INTEGER;
